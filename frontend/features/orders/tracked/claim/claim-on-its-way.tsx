import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/shop/claim.ts';
import { FormTitle } from '../own-change/form-title.tsx';
import styles from '../own-change/own-change.module.css';
import type { useClaim } from './use-claim.ts';

type Claim = ReturnType<typeof useClaim>;

export function ClaimRefusal({ refusal }: Pick<Claim, 'refusal'>) {
  return (
    refusal && (
      <Notice kind="error" title={refusal.title}>
        {refusal.sentence}
      </Notice>
    )
  );
}

/** What is on its way stays as it is, and so does what arrived: only what did not is sent again. */
export function ClaimOnItsWay({ claim, files }: { claim: Claim; files: readonly Blob[] }) {
  const { busy, left, arrived, sending } = claim;
  const isOver = left?.length === 0;
  return (
    <div className={styles['form']}>
      <FormTitle>{words.title}</FormTitle>
      {arrived && (
        <div role="alert">
          <Notice kind="season" title={words.arrivedFirst}>
            {arrived.map((sentence, index) => (
              <p key={`${index} ${sentence}`}>{sentence}</p>
            ))}
            <p>{words.arrivedFirstHelp}</p>
          </Notice>
        </div>
      )}
      <ClaimRefusal {...claim} />
      <p role="status">{sending !== null && words.sending(sending, files.length)}</p>
      {!isOver && (
        <Button busy={busy} onClick={() => void claim.sendPhotos(files)}>
          {left === null ? words.send : words.again}
        </Button>
      )}
      {left !== null && (
        <Button look={isOver ? 'main' : 'quiet'} busy={busy} onClick={() => void claim.finish()}>
          {isOver ? words.goOn : words.without}
        </Button>
      )}
    </div>
  );
}
