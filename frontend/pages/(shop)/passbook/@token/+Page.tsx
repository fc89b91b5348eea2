import { useData } from 'vike-react/useData';
import { Passbook } from '../../../../features/schemes/passbook/passbook.tsx';
import { SchemeCases } from '../../../../features/schemes/scheme-cases.tsx';
import { Container } from '../../../../ui/page/section.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { passbook, token, calendar, cases } = useData<Data>();
  return (
    <>
      <Passbook key={token} passbook={passbook} token={token} calendar={calendar} />
      <Container>
        <SchemeCases {...cases} />
      </Container>
    </>
  );
}
