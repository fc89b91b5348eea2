import { currentToasts, dismissToast, toast, type ToastAction } from '../../../../ui/messages/toast.ts';

/** Of what only says that something is done, so many stand at once. */
const MOST = 3;

/** Says that a step is done; who does one after the other still sees what they work on. */
export function tellDone(text: string, takeBack?: ToastAction): void {
  const told = currentToasts().filter(({ kind, action }) => kind === 'done' && !action);
  const [oldest] = told;
  if (oldest && told.length >= MOST) dismissToast(oldest.id);
  toast(text, 'done', takeBack);
}
