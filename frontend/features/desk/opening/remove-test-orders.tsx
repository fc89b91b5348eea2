import { Button } from '@mantine/core';
import { removeTestOrders } from '@shop/contracts/shop/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words as opening } from '../../../words/en/staff/opening.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { notifyDone } from '../parts/action/use-action.ts';

const words = opening.testOrders;

/** Takes away the orders that the shop was tried with, after saying which. */
export function RemoveTestOrders({ numbers }: { numbers: readonly string[] }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const run = async () => {
    await callSignedIn(removeTestOrders);
    notifyDone(words.removed);
    void queries.invalidateQueries();
  };
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {asked && (
        <AskFirst
          title={words.remove}
          effects={words.effects(numbers)}
          submit={words.remove}
          danger
          run={run}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
