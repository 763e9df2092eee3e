/** A seat's PIN as it is shown and typed: who it is, a dash, six digits. */

export interface SeatPin {
  member: number;
  pin: string;
}

const DIGITS = 6;

/** Reads a typed PIN, with or without dash and spaces; null while it is not whole. */
export function seatPin(text: string): SeatPin | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  if (digits.length <= DIGITS) return null;
  return { member: Number(digits.slice(0, -DIGITS)), pin: digits.slice(-DIGITS) };
}

/** As people read it out. */
export function spellPin({ member, pin }: SeatPin): string {
  return `${member}-${pin.slice(0, 3)} ${pin.slice(3)}`;
}
