import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/messages/toast.ts';
import { words as english } from '../../words/en/referrer/area.ts';
import { useWords } from '../desk/parts/chosen-words.ts';
import { saveFile } from '../desk/parts/save-file.ts';
import styles from './code-panel.module.css';
import { CARD, drawCard, type CardFacts } from './draw-card.ts';
import { blobOf } from './pictures.ts';

/** A picture with name, code and QR code, for a WhatsApp status: drawn here, and sent from here. */
export function ShareCard({ name, code, shop, festival, qrCode }: CardFacts) {
  const words = useWords(english);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    drawCard(canvas.current, words, { name, code, shop, festival, qrCode }).then(
      () => setDrawn(true),
      () => toast(words.cardFailed, 'error'),
    );
  }, [words, name, code, shop, festival, qrCode]);

  const fileOf = async () =>
    canvas.current && new File([await blobOf(canvas.current)], `${code}.png`, { type: 'image/png' });
  const save = async () => {
    const file = await fileOf();
    if (file) saveFile(file, file.name);
  };
  const send = async () => {
    const file = await fileOf();
    // Whoever closes what the telephone offers has sent nothing, and needs no word about it.
    if (file) await navigator.share({ files: [file] }).catch(() => undefined);
  };
  return (
    <>
      <p className={styles['cardHelp']}>{words.cardHelp}</p>
      <canvas
        ref={canvas}
        className={styles['card']}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={words.cardAlt(name, code)}
      />
      <div className={styles['actions']}>
        {drawn && maySend() && <Button onClick={() => void send()}>{words.sendCard}</Button>}
        <Button variant="default" disabled={!drawn} onClick={() => void save()}>
          {words.saveCard}
        </Button>
      </div>
    </>
  );
}

/** Telephones send pictures on; most computers do not. */
function maySend(): boolean {
  const picture = new File([], 'picture.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}
