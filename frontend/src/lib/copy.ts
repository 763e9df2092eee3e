/** Gives an address to others: by the device's share sheet where there is one, by the clipboard elsewhere. */

/** Without a secure context there is no clipboard: the old way with a selection still works there. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'spoken';
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  return worked;
}

/** Copies text; says whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. Closing it is no error. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
