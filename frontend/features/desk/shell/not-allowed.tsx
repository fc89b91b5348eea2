import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { words } from '../../../words/en/staff/shell.ts';

/** In place of a page that the person's role does not open. */
export function NotAllowed() {
  return (
    <EmptyState title={words.notAllowed}>
      <p>{words.notAllowedHelp}</p>
    </EmptyState>
  );
}
