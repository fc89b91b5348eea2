import { LANGUAGES } from '@shop/contracts/rules/language';
import { TEXT_IDS } from '@shop/contracts/rules/texts/shop-texts';
import { usePageContext } from 'vike-react/usePageContext';
import { TextList } from '../../../../../../features/desk/texts/text-list.tsx';
import { TextRecord } from '../../../../../../features/desk/texts/text-record.tsx';

/** An address that names no text shows what there is. */
export function Page() {
  const asked = usePageContext().routeParams;
  const id = TEXT_IDS.find((each) => each === asked['id']);
  const language = LANGUAGES.find((each) => each === asked['language']);
  return id && language ? <TextRecord key={`${language}/${id}`} id={id} language={language} /> : <TextList />;
}
