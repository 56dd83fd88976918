import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { previewMessage, sendMessage } from '../../contract/messages.ts';
import { type SendDoors, sendPriceMessage } from './send-message.ts';
import { writePriceMessage } from './write-message.ts';

export function priceMessageRoutes(doors: SendDoors): Route[] {
  return [
    serve(previewMessage, async ({ body }) => {
      const { text, missing } = await writePriceMessage(doors, body);
      return { preview: text, missing };
    }),
    serve(sendMessage, async ({ body }) => {
      const messageId = await sendPriceMessage(doors, body);
      return { success: true as const, messageId };
    }),
  ];
}
