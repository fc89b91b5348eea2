import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/packing.ts';
import { useWords } from '../parts/chosen-words.ts';
import { Dialog } from '../parts/dialog.tsx';
import { slipNumber } from './slip-number.ts';
import styles from './packing.module.css';
import { TypedSlip } from './typed-slip.tsx';
import { useScanner } from './use-scanner.ts';

/** The camera that looks for the QR code of a slip, over a box for its number. */
export function FindSlip({ onClose }: { onClose: () => void }) {
  const words = useWords(english);
  return (
    <Dialog title={words.scan} onClose={onClose} fullScreen>
      <div className={styles['finder']}>
        <Camera onFound={onClose} />
        <TypedSlip onFound={onClose} />
      </div>
    </Dialog>
  );
}

function Camera({ onFound }: { onFound: () => void }) {
  const words = useWords(english);
  const { publicUrl } = usePageContext();
  const [foreign, setForeign] = useState(false);
  const { video, problem } = useScanner((qrCode) => {
    const number = slipNumber(qrCode, [publicUrl, location.origin]);
    setForeign(number === null);
    if (number === null) return;
    onFound();
    void navigate(paths.adminPackingOf(number));
  });
  if (problem !== null) return <Notice kind="season">{problem}</Notice>;
  return (
    <>
      <video ref={video} className={styles['camera']} aria-label={words.camera} muted playsInline />
      <p aria-live="polite">{foreign ? words.foreign : words.aim}</p>
    </>
  );
}
