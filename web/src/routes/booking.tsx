import { Entrance } from '../ui/entrance/entrance.tsx';

/** The booking of a participant, who needs no account. Bookings are not built yet. */
export function Component() {
  return (
    <Entrance title="Your booking">
      <p>Bookings can’t be changed here yet.</p>
      <p>To move or cancel your interview, reply to the email that invited you.</p>
    </Entrance>
  );
}
