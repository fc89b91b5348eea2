import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/orders-assisted.ts';
import { endAssisted, type Assisted } from './assisted-mode.ts';

/** For whom this list is filled, and the way out of it. */
export function AssistedNotice({ assisted: { name, code } }: { assisted: Assisted }) {
  return (
    <Notice kind="season" title={words.title}>
      <p>{words.help(name, code)}</p>
      <Button look="quiet" onClick={endAssisted}>
        {words.stop}
      </Button>
    </Notice>
  );
}
