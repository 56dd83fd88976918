import { LARGEST_UPLOAD } from '@dahab/catalog/contract/upload-limits.ts';

/** What the shop takes in, as the browser's file chooser asks for it. */
export const ACCEPTED_IMAGES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** The shop's own sentences for files that it would refuse, by the code of the reason. */
export const IMAGE_REFUSALS: Readonly<Record<string, string>> = {
  'file-invalid-type': 'File type must be png, jpg, jpeg or webp',
  'file-too-large': `File is larger than ${LARGEST_UPLOAD} bytes`,
  'too-many-files': 'Too many files',
};
