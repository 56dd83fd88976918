import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { latinDigits } from '@dahab/protocol/digits.ts';

/** A chat with the shop; WhatsApp takes the digits of the number alone. */
export function whatsappUrl(number: string, text?: string): string {
  const chat = `https://wa.me/${latinDigits(number).replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/** The shop on the map; null unless both coordinates are known. */
export function mapUrl(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}

/** The networks that the shop is on, by their own names. */
export function socialLinks(site: SiteSettings): { name: string; url: string }[] {
  const links = [
    { name: 'Facebook', url: site.facebookUrl },
    { name: 'Instagram', url: site.instagramUrl },
    { name: 'X (Twitter)', url: site.twitterUrl },
    { name: 'YouTube', url: site.youtubeUrl },
    { name: 'Telegram', url: site.telegramUrl },
  ];
  return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}
