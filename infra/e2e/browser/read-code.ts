import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';

/** As fine as printers of receipts and labels are: a screen is too coarse for the bars. */
const DPI = 203;

/** What a scanner reads of a barcode of the page, once printed; throws for nothing. */
export async function readBarcode(code: Locator): Promise<string> {
  const { data, info } = await (
    await printed(code)
  )
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.CODE_128]],
  ]);
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source));
  return new MultiFormatReader().decode(bitmap, hints).getText();
}

/** What a phone reads of a QR code of the page, once printed; nothing where it cannot be read. */
export async function readQrCode(code: Locator): Promise<string> {
  const { data, info } = await (
    await printed(code)
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

async function printed(code: Locator): Promise<Sharp> {
  const drawn = await code.evaluate(({ outerHTML }: { outerHTML: string }) => outerHTML);
  const svg = drawn.replace(/^<svg(?![^>]* xmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  const white = { background: '#fff', top: 40, bottom: 40, left: 40, right: 40 };
  return sharp(Buffer.from(svg), { density: DPI }).flatten(white).extend(white);
}
