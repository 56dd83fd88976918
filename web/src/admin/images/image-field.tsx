import { ImagesField, type ImagesFieldProps } from './images-field.tsx';

export interface ImageFieldProps extends Omit<ImagesFieldProps, 'value' | 'onChange' | 'single'> {
  /** The picture's address; null, or empty, while there is none. */
  value: string | null;
  onChange: (image: string | null) => void;
}

/** One picture, as of a banner or a collection: `ImagesField` for an address instead of a list. */
export function ImageField({ value, onChange, ...rest }: ImageFieldProps) {
  return (
    <ImagesField
      {...rest}
      single
      value={value ? [value] : []}
      onChange={(images) => onChange(images[0] ?? null)}
    />
  );
}
