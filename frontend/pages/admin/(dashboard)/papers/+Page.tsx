import { MOST_PRINTED, DOCUMENT_KINDS, type DocumentKind } from '@shop/contracts/rules/documents/printing';
import { usePageContext } from 'vike-react/usePageContext';
import { DocumentsPage } from '../../../../features/desk/documents/documents-page.tsx';

export function Page() {
  const { search } = usePageContext().urlParsed;
  const kind = DOCUMENT_KINDS.find((each) => each === search['paper']) ?? 'packing-slips';
  const asked = (search['orders'] ?? '').split(',').filter(Boolean);
  const numbers = asked.slice(0, MOST_PRINTED);
  return (
    <DocumentsPage
      kind={kind satisfies DocumentKind}
      numbers={numbers}
      left={asked.length - numbers.length}
      key={numbers.join(',')}
    />
  );
}
