import { useScreens } from '../use-screens.ts';

export function Page() {
  const { List } = useScreens();
  return <List />;
}
