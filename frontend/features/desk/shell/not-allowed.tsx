import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { words as english } from '../../../words/en/staff/screen.ts';
import { useWords } from '../parts/chosen-words.ts';

/** In place of a page that the person's role does not open. */
export function NotAllowed() {
  const words = useWords(english);
  return (
    <EmptyState title={words.notAllowed}>
      <p>{words.notAllowedHelp}</p>
    </EmptyState>
  );
}
