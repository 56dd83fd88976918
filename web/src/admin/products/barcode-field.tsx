import { foldBarcode, idOfOwnBarcode } from '@dahab/catalog/contract/barcode.ts';
import { useState, type KeyboardEvent } from 'react';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { barcodeError } from './typed-product.ts';

export interface BarcodeFieldProps {
  value: string;
  /** What the shop said about it. */
  error: string | undefined;
  onChange: (barcode: string) => void;
}

/** Typed or scanned. What is wrong with it is said when the field is left. */
export function BarcodeField({ value, error, onChange }: BarcodeFieldProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [isTyping, setTyping] = useState(false);
  const problem = isTyping ? undefined : barcodeError(value).barcode;
  const isOwn = idOfOwnBarcode(foldBarcode(value)) !== null;
  /** A scanner ends with Enter, which is not meant for the form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyping(false);
  };
  return (
    <TextField
      name="barcode"
      optional
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      label={t('admin.products.barcode')}
      hint={isOwn ? t('admin.products.barcodeOwn') : t('admin.products.barcodeHint')}
      value={value}
      error={error ?? (problem && serverText(problem))}
      onKeyDown={onKeyDown}
      onBlur={() => setTyping(false)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyping(true);
        onChange(event.target.value);
      }}
    />
  );
}
