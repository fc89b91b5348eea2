import { Button } from '@mantine/core';
import { readAcceptedTerms } from '@shop/contracts/texts/desk-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { words } from '../../../../words/en/staff/order.ts';
import { Answer } from '../../parts/answer.tsx';
import { Dialog } from '../../parts/dialog.tsx';

interface AcceptedTermsProps {
  number: string;
  since: string;
}

/** The terms as they were when the order was sent. */
export function AcceptedTerms({ number, since }: AcceptedTermsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" px={0} onClick={() => setOpen(true)}>
        {words.termsOf(since)}
      </Button>
      {isOpen && (
        <Dialog title={words.termsOf(since)} size="lg" onClose={() => setOpen(false)}>
          <Terms number={number} />
        </Dialog>
      )}
    </>
  );
}

function Terms({ number }: { number: string }) {
  const query = useQuery({
    queryKey: ['orders', 'terms', number],
    queryFn: () => callSignedIn(readAcceptedTerms, { params: { number } }),
    staleTime: Infinity,
  });
  return (
    <Answer query={query} lines={12}>
      {({ body }) => <RichText html={body} />}
    </Answer>
  );
}
