import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/shop/claim.ts';
import { FormTitle } from '../own-change/form-title.tsx';
import styles from '../own-change/own-change.module.css';
import { ClaimOnItsWay } from './claim-on-its-way.tsx';
import { ClaimPhotos, type ChosenPhoto } from './claim-photos.tsx';
import { useClaim, type ClaimFormProps } from './use-claim.ts';

/** More photographs of what she told, while the shop has not answered. */
export function AddPhotos({ order, token, onDone, onClose }: ClaimFormProps) {
  const [most] = useState(order.ownClaims.photos?.free.length ?? 0);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const claim = useClaim(order, token, (now) => {
    toast(words.sent);
    onDone(now);
    onClose();
  });
  const files = photos.map(({ file }) => file);
  if (claim.busy || claim.left !== null) return <ClaimOnItsWay claim={claim} files={files} />;
  return (
    <div className={styles['form']}>
      <FormTitle>{words.addTitle}</FormTitle>
      {claim.key === null ? (
        <Notice>{words.addElsewhere}</Notice>
      ) : (
        <>
          <ClaimPhotos
            most={most}
            photos={photos}
            onChange={setPhotos}
            busy={isPreparing}
            onBusy={setPreparing}
          />
          <Button
            busy={isPreparing}
            disabled={photos.length === 0}
            onClick={() => void claim.sendPhotos(files)}
          >
            {words.sendPhotos}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={onClose}>
        {words.back}
      </Button>
    </div>
  );
}
