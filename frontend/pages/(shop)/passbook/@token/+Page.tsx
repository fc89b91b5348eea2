import { useData } from 'vike-react/useData';
import { Passbook } from '../../../../features/schemes/passbook/passbook.tsx';
import { ReplacedLink } from '../../../../features/schemes/passbook/replaced-link.tsx';
import { SchemeCases } from '../../../../features/schemes/scheme-cases.tsx';
import { Container } from '../../../../ui/page/section.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const data = useData<Data>();
  if (data === null) return <ReplacedLink />;
  const { passbook, token, message, calendar, cases } = data;
  return (
    <>
      <Passbook key={token} passbook={passbook} token={token} message={message} calendar={calendar} />
      <Container>
        <SchemeCases {...cases} />
      </Container>
    </>
  );
}
