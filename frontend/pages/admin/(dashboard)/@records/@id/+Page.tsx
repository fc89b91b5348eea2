import { useScreens } from '../use-screens.ts';

export function Page() {
  const { Record } = useScreens();
  return <Record />;
}
