import { SettingsPage } from '../../../../../features/desk/settings/settings-page.tsx';

export function Page() {
  return <SettingsPage section={null} />;
}
