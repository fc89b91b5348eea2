import { Button, TextInput } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/admin-referrer.ts';
import { copyText } from '../desk/parts/copy-text.ts';
import { Panel } from '../desk/parts/panel.tsx';
import { whatsAppLink } from '../desk/parts/whatsapp.ts';
import styles from './code-panel.module.css';

/** The code, its link, and the ways to hand them on. */
export function CodePanel({ code }: { code: string }) {
  const { shop, publicUrl } = usePageContext();
  const link = publicUrl + paths.referredQuickOrder(code);
  return (
    <Panel title={words.codeIs}>
      <p className={styles['code']}>{code}</p>
      <p className={styles['help']}>{words.codeHelp}</p>
      <TextInput
        label={words.link}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles['actions']}>
        <Button
          component="a"
          href={whatsAppLink(words.shareText(shop.identity.name, link), null)}
          target="_blank"
          rel="noreferrer"
        >
          {words.share}
        </Button>
        <Button variant="default" onClick={() => void copyText(link)}>
          {words.copyLink}
        </Button>
      </div>
    </Panel>
  );
}
