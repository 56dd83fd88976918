/** The file field of an upload, repeated. */
export const UPLOAD_FIELD = 'images';
/** Files of one upload. */
export const MOST_UPLOADS = 10;
/** Bytes of one picture. */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;
/** Pixels of the longer side that are kept of a picture: sharp on any screen of ours. */
export const LONGEST_SIDE = 2_560;
