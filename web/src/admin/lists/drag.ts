import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A press that moves is a drag; on touch it has to rest first, so that the page still scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 6 } };
const BY_TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

/** For pointers: whoever has none moves things by their buttons. */
export function useDragSensors() {
  return useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_TOUCH));
}

const silent = () => undefined;

/** What dnd-kit would say in English: the lists say themselves where something went. */
export const SILENT_DRAG = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};
