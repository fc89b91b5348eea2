export { MemberList as Page } from '../../../../../features/desk/members/member-list.tsx';
