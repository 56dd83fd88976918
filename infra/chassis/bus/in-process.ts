import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Bus, BusMessage, Delivery } from './bus.ts';
import { readDelivery, writeMessage } from './message-text.ts';

type Receive = (delivery: Delivery) => Promise<void>;

interface Listener {
  readonly eventNames: ReadonlySet<string>;
  readonly hear: (message: BusMessage) => void;
}

/**
 * A bus without a broker, for services that share a process. It holds nothing itself: a publish
 * resolves once every receiver has taken the message, so the sender's outbox is the queue.
 */
export function openInProcessBus(): Bus {
  const receivers = new Map<ServiceName, Receive>();
  const listeners: Listener[] = [];
  const underWay = new Set<Promise<unknown>>();
  let open = true;

  const deliver = async (message: BusMessage, heardBy: readonly ServiceName[]): Promise<void> => {
    // Through text, so that nothing is shared and both adapters carry exactly the same values.
    const raw = writeMessage(message);
    const taken = await Promise.allSettled(
      heardBy.map(async (service) => receiverOf(receivers, service)(readDelivery(raw))),
    );
    for (const outcome of taken) if (outcome.status === 'rejected') throw outcome.reason;
    for (const { eventNames, hear } of listeners) {
      const heard = eventNames.has(message.name) ? readDelivery(raw).message : null;
      if (heard !== null) hear(heard);
    }
  };

  return {
    publish: async (message, heardBy) => {
      if (!open) throw new Error('The bus is closed');
      const delivering = deliver(message, heardBy);
      underWay.add(delivering);
      try {
        await delivering;
      } finally {
        underWay.delete(delivering);
      }
    },
    subscribe: async (service, _eventNames, receive) => {
      receivers.set(service, receive);
    },
    listen: async (eventNames, hear) => {
      listeners.push({ eventNames: new Set(eventNames), hear });
    },
    ready: () => open,
    close: async () => {
      open = false;
      await Promise.allSettled(underWay);
    },
  };
}

function receiverOf(receivers: ReadonlyMap<ServiceName, Receive>, service: ServiceName): Receive {
  const receive = receivers.get(service);
  if (receive === undefined) throw new Error(`${service} is not listening yet`);
  return receive;
}
