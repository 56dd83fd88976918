/** The shop's logo until it uploads its own: a file of this build, also named by catalog. */
export const DEFAULT_LOGO = '/logo.svg';
