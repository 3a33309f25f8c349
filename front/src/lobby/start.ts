/** The start page's button says what it will do, also after another edition, level or clock was chosen. */

document.querySelectorAll<HTMLElement>("[data-describes]").forEach((label) => {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${label.dataset["describes"]}"]`);
  const update = (): void => {
    label.textContent = select?.selectedOptions[0]?.text ?? "";
    label.lang = select?.selectedOptions[0]?.lang ?? "";
  };
  select?.addEventListener("change", update);
  // a browser that goes back fills the form in as it was left
  addEventListener("pageshow", update);
});
