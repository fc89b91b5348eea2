import { Button } from '@mantine/core';
import { readBill } from '@shop/contracts/sheets/endpoints';
import type { BillView } from '@shop/contracts/sheets/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { Answer } from '../parts/answer.tsx';
import { useWords } from '../parts/chosen-words.ts';
import { Dialog } from '../parts/dialog.tsx';

/** A bill that was booked, and the way to its rows. */
export function BookedBill({ id, bill }: { id: string; bill: BillView }) {
  const words = useWords(english);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span>
      {words.bookedBill(bill.number, bill.day, bill.paise)}{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={words.rowsOf(bill.number)}
        onClick={() => setIsOpen(true)}
      >
        {words.rowsOfBill}
      </Button>
      {isOpen && (
        <Dialog title={words.bookedBill(bill.number, bill.day, bill.paise)} onClose={() => setIsOpen(false)}>
          <BillRows id={id} />
        </Dialog>
      )}
    </span>
  );
}

function BillRows({ id }: { id: string }) {
  const words = useWords(english);
  const query = useQuery({
    queryKey: ['products', 'bill', id],
    queryFn: () => callSignedIn(readBill, { params: { id } }),
  });
  return (
    <Answer query={query} lines={4}>
      {({ rows }) => (
        <ul>
          {rows.map(({ code, title, quantity, ratePaise }) => (
            <li key={code}>
              <a href={paths.adminProduct(code)}>
                {code} {title}
              </a>
              : {words.came(quantity, ratePaise)}
            </li>
          ))}
        </ul>
      )}
    </Answer>
  );
}
