import { isRemembered } from '../../remembered-mark.ts';

/** Where somebody is known on this device, the page keeps room for their orders: `.remembered` in style sheets. */
export function keepRoomForKnown(): void {
  if (isRemembered()) document.documentElement.classList.add('remembered');
}
