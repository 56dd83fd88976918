import { expect, test } from '@jest/globals';
import { mapUrl, whatsappUrl } from './site-links.ts';

test('WhatsApp gets the digits of the number alone', () => {
  expect(whatsappUrl('+20 (100) 123-4567')).toBe('https://wa.me/201001234567');
  expect(whatsappUrl('٠١٠٠ ١٢٣ ٤٥٦٧')).toBe('https://wa.me/01001234567');
});

test('a question travels with the chat', () => {
  expect(whatsappUrl('201', 'عن الخاتم؟')).toBe(
    `https://wa.me/201?text=${encodeURIComponent('عن الخاتم؟')}`,
  );
});

test('the map needs both coordinates; the equator is a place', () => {
  expect(mapUrl(30.05, null)).toBeNull();
  expect(mapUrl(0, 31.26)).toContain('0,31.26');
});
