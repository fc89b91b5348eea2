import { TEXT_IDS, TEXT_LANGUAGES } from '@shop/contracts/rules/texts/shop-texts';
import { usePageContext } from 'vike-react/usePageContext';
import { TextList } from '../../../../../../features/desk/texts/text-list.tsx';
import { TextRecord } from '../../../../../../features/desk/texts/text-record.tsx';

/** An address that names no text shows what there is. */
export function Page() {
  const asked = usePageContext().routeParams;
  const id = TEXT_IDS.find((each) => each === asked['id']);
  const language = TEXT_LANGUAGES.find((each) => each === asked['language']);
  return id && language ? <TextRecord key={`${language}/${id}`} id={id} language={language} /> : <TextList />;
}
