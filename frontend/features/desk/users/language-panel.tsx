import { Button, NativeSelect, Stack } from '@mantine/core';
import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { NAMES } from '../../../lib/language.ts';
import { words as english } from '../../../words/en/staff/own-account.ts';
import type { Area } from '../../accounts/entry-address.ts';
import { sessions } from '../../accounts/session.ts';
import { useWords } from '../parts/chosen-words.ts';
import { Panel } from '../parts/panel.tsx';
import { OWN_ACCOUNT } from './own-account-endpoints.ts';
import { useUserAction } from './use-user-action.ts';

/** The language of the screens that are there in several. */
export function LanguagePanel({ area }: { area: Area }) {
  const words = useWords(english);
  const [now] = useState(sessions[area].current().language);
  const [chosen, setChosen] = useState<Language>(now);
  const choose = useUserAction(async (language: Language) => {
    await callSignedIn(OWN_ACCOUNT[area].chooseLanguage, { body: { language } });
    // A new document: what was said already in the old language is said anew.
    window.location.reload();
  });
  return (
    <Panel title={words.language}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void choose.run(chosen);
        }}
      >
        <Stack align="flex-start">
          <NativeSelect
            label={words.languageOf[area]}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value as Language)}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {NAMES[language]}
              </option>
            ))}
          </NativeSelect>
          <Button type="submit" loading={choose.busy} disabled={chosen === now}>
            {words.saveLanguage}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
