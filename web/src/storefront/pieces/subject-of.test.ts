import { expect, test } from '@jest/globals';
import { subjectOf } from './subject-of.ts';

test.each([
  ['خاتم سوليتير', 'Solitaire Ring', 'ring'],
  ['دبلة سادة', 'Plain Wedding Band', 'bands'],
  ['إسورة تنس', 'Tennis Bracelet', 'bangle'],
  ['غويشة ثعبان', '', 'bangle'],
  ['كوليه مفتاح الحياة', '', 'necklace'],
  ['حلق لؤلؤ', '', 'earrings'],
  ['حلق حلقات مبروم', '', 'earrings'],
  ['خاتم بحلقة رفيعة', '', 'ring'],
  ['سبيكة 10 جرام', '', 'bullion'],
  ['Twisted Band Ring', '', 'bands'],
  ['طقم كوليه وحلق', 'Bridal Set', 'necklace'],
  ['Liwa Dune Tee', '', 'ring'],
  ['قطعة', 'Gold Chain', 'necklace'],
])('%s is drawn as what it is', (nameAr, name, subject) => {
  expect(subjectOf(nameAr, name)).toBe(subject);
});
