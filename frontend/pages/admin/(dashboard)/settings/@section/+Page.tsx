import { usePageContext } from 'vike-react/usePageContext';
import { SECTION_NAMES } from '../../../../../features/desk/settings/sections.tsx';
import { SettingsPage } from '../../../../../features/desk/settings/settings-page.tsx';

/** An address that names no section shows what there is. */
export function Page() {
  const asked = usePageContext().routeParams['section'];
  return <SettingsPage section={SECTION_NAMES.find((name) => name === asked) ?? null} />;
}
