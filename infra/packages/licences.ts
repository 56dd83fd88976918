/** Licences that ask for no more than to be named. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Licences that ask for more, and why the packages of this name may have them. */
export const explained = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    because: 'libvips, unchanged, in a file of its own that whoever runs the shop can replace',
  },
];

/** Of packages that name theirs only in a file that they bring. */
export const saidInAFile: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

/** Whether a package of this name may be part of the shop, by what its licence (SPDX) says. */
export function mayBeUsed(name: string, licence: string): boolean {
  const all = licence.replaceAll(/[()]/g, '').split(' AND ');
  return all.every((choice) => choice.split(' OR ').some((one) => mayUse(name, one)));
}

function mayUse(name: string, licence: string): boolean {
  if (free.has(licence)) return true;
  return explained.some((one) => one.licence === licence && one.packages.test(name));
}
