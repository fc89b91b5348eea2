import { usePageContext } from 'vike-react/usePageContext';
import { MemberRecord } from '../../../../../features/desk/members/member-record.tsx';

export function Page() {
  const number = usePageContext().routeParams['number'] ?? '';
  return <MemberRecord number={number.toUpperCase()} />;
}
