import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { readStored, store } from '../../../../lib/stored.ts';
import { words } from '../../../../words/en/staff/text-language.ts';

type TextLanguage = keyof typeof words.languages;

/** The language that was written in last, on this device. */
const LANGUAGE = 'call-language';

/** In which language a text is sent, and the choice of it. */
export function useTextLanguage() {
  const [language, setLanguage] = useState<TextLanguage>(() =>
    readStored('local', LANGUAGE) === 'ta' ? 'ta' : 'en',
  );
  const choice = (
    <SegmentedControl
      aria-label={words.language}
      value={language}
      data={[
        { value: 'en', label: words.languages.en },
        { value: 'ta', label: <span lang="ta">{words.languages.ta}</span> },
      ]}
      onChange={(chosen) => {
        store('local', LANGUAGE, chosen);
        setLanguage(chosen === 'ta' ? 'ta' : 'en');
      }}
    />
  );
  return { language, choice };
}
