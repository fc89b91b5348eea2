import { Button, TextInput } from '@mantine/core';
import type { ReferrerDashboardView } from '@shop/contracts/referrals/views';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { toast } from '../../ui/messages/toast.ts';
import { words as english } from '../../words/en/referrer/area.ts';
import { words as copyEnglish } from '../../words/en/shop/ui-copy.ts';
import { copyText } from '../../ui/buttons/copy-text.ts';
import { useChosenLanguage, useWords } from '../desk/parts/chosen-words.ts';
import { Panel } from '../desk/parts/panel.tsx';
import { useMessages } from '../desk/parts/texts/use-messages.ts';
import { whatsAppLink } from '../desk/parts/whatsapp.ts';
import { saveFile } from '../desk/parts/save-file.ts';
import styles from './code-panel.module.css';
import { pngOf, qrCodeAddress } from './pictures.ts';
import { ShareCard } from './share-card.tsx';

interface CodePanelProps {
  name: string;
  code: string;
  link: ReferrerDashboardView['link'];
}

/** The code, its link, and the ways to hand them on. */
export function CodePanel({ name, code, link: { url, qrCode } }: CodePanelProps) {
  const words = useWords(english);
  const copyWords = useWords(copyEnglish);
  const language = useChosenLanguage();
  const { shop } = usePageContext();
  const message = useMessages();
  const [hasCard, setHasCard] = useState(false);
  const saveQrCode = async () => {
    try {
      saveFile(await pngOf(qrCode), `${code}.png`);
    } catch {
      toast(words.cardFailed, 'error');
    }
  };
  return (
    <Panel title={words.codeIs}>
      <div className={styles['panel']}>
        <div>
          <p className={styles['code']}>{code}</p>
          <p className={styles['help']}>{words.codeHelp}</p>
          <TextInput
            label={words.link}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
        <img
          className={styles['qrCode']}
          src={qrCodeAddress(qrCode)}
          alt={words.qrCodeAlt(code)}
          width={148}
          height={148}
        />
      </div>
      <div className={styles['actions']}>
        <Button
          component="a"
          href={whatsAppLink(message('whatsapp-share', { link: url }, language), null)}
          target="_blank"
          rel="noreferrer"
        >
          {words.share}
        </Button>
        <Button variant="default" onClick={() => void copyText(url, copyWords)}>
          {words.copyLink}
        </Button>
        <Button variant="default" onClick={() => void saveQrCode()}>
          {words.saveQrCode}
        </Button>
        {!hasCard && (
          <Button variant="default" onClick={() => setHasCard(true)}>
            {words.card}
          </Button>
        )}
      </div>
      {hasCard && (
        <ShareCard
          name={name}
          code={code}
          shop={shop.identity.name}
          festival={shop.season.festival}
          qrCode={qrCode}
        />
      )}
    </Panel>
  );
}
