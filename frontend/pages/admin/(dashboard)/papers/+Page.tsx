import { MOST_PRINTED, PAPERS, type Paper } from '@shop/contracts/rules/papers/papers';
import { usePageContext } from 'vike-react/usePageContext';
import { PapersPage } from '../../../../features/desk/papers/papers-page.tsx';

export function Page() {
  const { search } = usePageContext().urlParsed;
  const paper = PAPERS.find((each) => each === search['paper']) ?? 'packing-slips';
  const asked = (search['orders'] ?? '').split(',').filter(Boolean);
  const numbers = asked.slice(0, MOST_PRINTED);
  return (
    <PapersPage
      paper={paper satisfies Paper}
      numbers={numbers}
      left={asked.length - numbers.length}
      key={numbers.join(',')}
    />
  );
}
