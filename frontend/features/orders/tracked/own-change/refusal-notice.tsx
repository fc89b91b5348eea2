import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/shop/own-change.ts';
import type { OwnRefusal } from './own-refusal.ts';

interface RefusalNoticeProps {
  refusal: OwnRefusal;
  busy: boolean;
  lookAgain: () => Promise<void>;
}

/** Why nothing was changed, with the way to the order as it is now. */
export function RefusalNotice({ refusal, busy, lookAgain }: RefusalNoticeProps) {
  return (
    <Notice kind="error" title={refusal.isUnknown ? words.unsure : words.failed}>
      <p>{refusal.sentence}</p>
      {refusal.isOther && (
        <Button look="quiet" busy={busy} onClick={() => void lookAgain()}>
          {words.begin}
        </Button>
      )}
    </Notice>
  );
}
