import { Button, Group, Stack, Text } from '@mantine/core';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/own-account.ts';
import { words as copyEnglish } from '../../../words/en/shop/ui-copy.ts';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { useWords } from '../parts/chosen-words.ts';
import styles from './recovery-codes.module.css';

/** The paper for when the telephone is lost, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useWords(english);
  const copyWords = useWords(copyEnglish);
  return (
    <Notice kind="season" title={words.recoveryCodes}>
      <Stack>
        <Text>{words.recoveryHelp}</Text>
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Group>
          <Button variant="default" onClick={() => void copyText(codes.join('\n'), copyWords)}>
            {words.copyCodes}
          </Button>
          <Button onClick={onClose}>{words.codesKept}</Button>
        </Group>
      </Stack>
    </Notice>
  );
}
