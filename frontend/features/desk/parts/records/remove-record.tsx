import { Button } from '@mantine/core';
import type { Endpoint } from '@shop/contracts/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { attempted } from '../action/attempted.ts';
import { AskFirst } from '../action/ask-first.tsx';

/** How a record that nothing needs is deleted. */
export interface Removal {
  endpoint: Endpoint<`${string}/:id`, { view: { id: string } }>;
  words: {
    remove: string;
    removeTitle: (name: string) => string;
    removeEffects: readonly string[];
    removed: (name: string) => string;
  };
}

interface RemoveRecordProps extends Removal {
  id: string;
  name: string;
  topic: string;
  /** Where the list of them is. */
  path: string;
}

export function RemoveRecord({ endpoint, words, id, name, topic, path }: RemoveRecordProps) {
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    await attempted(`${topic}/${id}/removal`, (attempt) =>
      stepSignedIn(endpoint, { params: { id }, attempt }),
    );
    toast(words.removed(name));
    await navigate(path);
    queries.removeQueries({ queryKey: [topic, 'one', id] });
    await queries.invalidateQueries({ queryKey: [topic] });
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <AskFirst
          title={words.removeTitle(name)}
          effects={words.removeEffects}
          submit={words.remove}
          danger
          run={remove}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
