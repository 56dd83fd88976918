const PRIVATE = ['/admin', '/auth', '/profile', '/api/'];

/** Everything may be found but what is for staff and accounts, and the calls behind the pages. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
